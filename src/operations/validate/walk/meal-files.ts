import { noBytes } from '../../../io/reading/byte-stream.ts';
import { openBytes } from '../../../io/reading/text-source.ts';
import { isResultHead, isResultParquet } from './own-results.ts';

/** Names of meal files, compressed or not. */
const NAME = /\.(?:csv|tsv|ndjson|jsonl|parquet|xls[xmb]?|numbers|ods|json)(?:\.(?:gz|zst))?$/i;

/** Documents, web pages and notes, which may be food records if somebody names them. */
const RECORD_NAME = /\.(?:docx?|rtf|odt|pdf|html?|xhtml|eml|txt|md)$/i;

/** Files about the other files of a folder: "README.md", "LICENSE.txt", "requirements.txt". */
const ABOUT_NAME = /^(?:[A-Z][A-Z_-]+|index|requirements|robots)\.[a-z]+$|^[~.]/;

/** Whether a file that a folder's check skips may be a food record. */
export function mayBeRecord(name: string): boolean {
  return RECORD_NAME.test(name) && !ABOUT_NAME.test(name);
}

/** JSON is also the format of settings, reports and packages. */
const JSON_NAME = /\.(?:json|ndjson|jsonl)(?:\.(?:gz|zst))?$/i;

/** Files next to data that are not data: configurations, lock files, descriptions of results. */
const OTHER_NAME =
  /^(?:viand\.config\.json|package\.json|package-lock\.json|tsconfig.*\.json|.*\.meta\.json|.*\.schema\.json|~\$.*)$/i;

/** Every meal in JSON has entries. */
const MEAL_MEMBER = /"entries"\s*:/;

/** The number of bytes in which a meal file shows its first meal. */
const HEAD_BYTES = 64 * 1024;

/** Text with columns. */
const TABLE_NAME = /\.(?:csv|tsv)(?:\.(?:gz|zst))?$/i;

/**
 * Whether a file that nobody has named is a meal file: by its name and its first bytes, because results of viand and
 * totals are often next to meals.
 */
export async function isMealFile(file: string, name: string): Promise<boolean> {
  if (!NAME.test(name) || OTHER_NAME.test(name)) return false;
  if (JSON_NAME.test(name)) return MEAL_MEMBER.test(await headOf(file));
  if (TABLE_NAME.test(name)) return !isResultHead(await headOf(file));
  return !/\.parquet$/i.test(name) || !(await isResultParquet(file));
}

async function headOf(file: string): Promise<string> {
  let head = Buffer.alloc(0);
  try {
    for await (const bytes of openBytes(file, noBytes()).chunks) {
      head = Buffer.concat([head, bytes]);
      if (head.length >= HEAD_BYTES) break;
    }
  } catch {
    // A damaged or unreadable file counts as a meal file because of its name. Its reader reports the problem.
    return '"entries":';
  }
  return head.toString('latin1');
}
