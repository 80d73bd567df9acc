import type { DiagnosticSink } from '../../model/diagnostic.ts';
import { reportRefusal } from '../../rules/report-refusal.ts';
import type { CatalogueOpener } from '../services.ts';
import { verifyCatalogue } from './verify-catalogue.ts';

/** Checks a catalogue file by all rules. */
export async function validateCatalogue(
  file: string,
  { openCatalogue }: CatalogueOpener,
  report: DiagnosticSink,
): Promise<void> {
  try {
    const catalogue = await openCatalogue(file);
    try {
      const { rules } = await verifyCatalogue(catalogue);
      for (const { diagnostics } of rules) diagnostics.forEach(report);
    } finally {
      catalogue.close();
    }
  } catch (error) {
    reportRefusal(error, report);
  }
}
