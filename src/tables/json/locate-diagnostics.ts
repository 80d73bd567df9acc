import type { Diagnostic, DiagnosticSink } from '../../model/diagnostic.ts';

/**
 * Reports diagnostics with the lines and columns to which their JSON Pointers point.
 *
 * @param text the document of the pointers; a diagnostic with a line is about a document on that line
 */
export async function locateDiagnostics(
  diagnostics: readonly Diagnostic[],
  text: string,
  report: DiagnosticSink,
): Promise<void> {
  const { locationFinder } = await import('./locations.ts');
  const locationOf = locationFinder(
    text,
    diagnostics.map(({ location }) => location?.pointer ?? ''),
  );
  for (const diagnostic of diagnostics) {
    const { location } = diagnostic;
    const found = location?.pointer === undefined ? undefined : locationOf(location.pointer);
    const line = location?.line ?? found?.line;
    if (location === undefined || line === undefined) report(diagnostic);
    else report({ ...diagnostic, location: { ...location, ...found, line } });
  }
}
