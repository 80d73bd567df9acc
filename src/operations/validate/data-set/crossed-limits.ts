/** A range whose limits are in the wrong order, so that nothing passes. */
interface CrossedLimits {
  readonly path: readonly string[];
  readonly min: number;
  readonly max: number;
}

interface Range {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** The settings that are ranges. */
interface Ranges {
  readonly daysPerPerson?: Range | undefined;
  readonly daily?:
    | { readonly energyKcal?: Range | undefined; readonly massKg?: Range | undefined }
    | undefined;
}

/** The ranges of a configuration whose minimum is above their maximum, which a schema cannot express. */
export function crossedLimits({ daysPerPerson, daily }: Ranges): CrossedLimits[] {
  const ranges = [
    { path: ['daysPerPerson'], range: daysPerPerson },
    { path: ['daily', 'energyKcal'], range: daily?.energyKcal },
    { path: ['daily', 'massKg'], range: daily?.massKg },
  ];
  return ranges.flatMap(({ path, range: { min = 0, max = Infinity } = {} }) =>
    min > max ? [{ path: [...path, 'min'], min, max }] : [],
  );
}
