/** Made by `npm run build:population`; see build/population.js. */

/** Percent of the people who do not score more, for each of the scores of a group. */
export const PERCENTS = [
  1, 2, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 98, 99,
] as const;

/**
 * Scores of people in the United States on the Healthy Eating Index 2015 over two recalled days, summed and scored once
 * by viand with its own catalogue; weighted for two days (WTDR2D).
 *
 * Source: National Health and Nutrition Examination Survey 2009-2010 and 2011-2012, individual foods (DR1IFF, DR2IFF)
 * and demographics (DEMO); US public domain.
 */
export const NHANES_2009_2012 = {
  children: {
    persons: 5553,
    scores: [
      24.1, 26.6, 30.8, 35.2, 37.6, 40.4, 42.4, 44.3, 46, 47.9, 49.5, 50.9, 52.6, 54.7, 56.2, 57.8,
      60.1, 62.4, 65.2, 68.8, 73.2, 78.9, 83.1,
    ],
  },
  women: {
    persons: 4865,
    scores: [
      26.6, 29.3, 33.5, 38.4, 41.1, 43.7, 46.2, 48.7, 50.6, 52.8, 54.6, 56.4, 58.2, 60.2, 62.5,
      65.1, 67.7, 70.2, 73.6, 77.3, 81.9, 87, 88.8,
    ],
  },
  men: {
    persons: 4481,
    scores: [
      24.9, 27.2, 32.3, 35.9, 39.5, 42, 44.2, 46, 48.1, 49.9, 51.6, 53.4, 55.5, 57.7, 59.7, 61.9,
      63.9, 66.2, 69.2, 73.4, 78.8, 84.6, 87.6,
    ],
  },
  adults: {
    persons: 9346,
    scores: [
      25.4, 28.2, 32.7, 36.9, 40.4, 42.7, 45.1, 47.3, 49.4, 51.2, 53.1, 55, 57.1, 59, 61.2, 63.2,
      65.7, 68.4, 71.6, 75.7, 80.6, 85.8, 88.6,
    ],
  },
} as const;
