/** Labels of meal files that tell persons and days apart where none are named; a date says more than a weekday. */
export const PERSON_LABELS: readonly string[] = ['person', 'patient'];
export const DAY_LABELS: readonly string[] = ['date', 'day'];
