/** Made by `npm run build:population`; see build/population.js. */

/** Percent of the people who do not score more, for each of the scores of a group. */
export const PERCENTS = [
  1, 2, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 98, 99,
] as const;

/**
 * What people in the United States scored on the Healthy Eating Index 2015 in two recalled days, summed and
 * scored once by viand with the catalogue that it ships; weighted for two days (WTDR2D).
 *
 * Source: National Health and Nutrition Examination Survey 2009-2010 and 2011-2012, individual foods
 * (DR1IFF, DR2IFF) and demographics (DEMO); US public domain.
 */
export const NHANES_2009_2012 = {
  children: {
    persons: 5553,
    scores: [
      24.5, 26.9, 31, 35.3, 37.9, 40.6, 42.6, 44.4, 46.1, 48, 49.6, 51, 52.7, 54.7, 56.3, 57.8,
      60.2, 62.5, 65.3, 68.7, 73.4, 78.9, 82.5,
    ],
  },
  women: {
    persons: 4865,
    scores: [
      26.7, 29.3, 33.6, 38.4, 41.1, 43.9, 46.2, 48.7, 50.6, 52.8, 54.6, 56.3, 58.2, 60.3, 62.5,
      65.2, 67.7, 70.1, 73.3, 77.2, 81.9, 86.8, 88.2,
    ],
  },
  men: {
    persons: 4481,
    scores: [
      25.1, 27.3, 32.4, 35.9, 39.4, 42.1, 44.3, 46.1, 48.1, 49.9, 51.6, 53.3, 55.6, 57.6, 59.7,
      61.8, 63.9, 66.3, 69.2, 73.4, 78.7, 84.6, 87.9,
    ],
  },
  adults: {
    persons: 9346,
    scores: [
      25.7, 28.5, 33, 37.1, 40.5, 42.7, 45.2, 47.4, 49.4, 51.2, 53.2, 55.1, 57.1, 59.1, 61.1, 63.3,
      65.8, 68.4, 71.6, 75.6, 80.6, 85.8, 88.2,
    ],
  },
} as const;
