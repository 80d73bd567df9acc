/** Grams of pure alcohol in 1 ml (ethanol at 20 °C; International Organisation of Legal Metrology, R 22). */
export const ALCOHOL_GRAMS_PER_ML = 0.789;
