'use strict';

const { closeSync, openSync, readSync, statSync } = require('node:fs');
const { withoutOtherFiles } = require('./optimize-late.cjs');

/** Lines of food, and workbooks, which usually have names. */
const NAMED = /\.(?:txt|md|xlsx|ods)$/i;
const TABLE = /\.(?:csv|tsv)$/i;

/** Longer tables usually come from programs, which write ids. */
const SHORT_BYTES = 64 * 1024;

/** The bytes of a table in which its header is. */
const HEAD_BYTES = 1024;

/** Headers of tables with ids instead of names. */
const IDS = /food_?(?:id|code)/i;

/**
 * Whether a command reads a file whose foods have names, see {@link isRecordFile}.
 *
 * @param {readonly string[]} argv
 */
function readsRecord(argv) {
  return withoutOtherFiles(argv).some(isRecordFile);
}

/**
 * Whether an argument is a file whose foods have names rather than ids, as far as its name and first bytes show.
 *
 * @param {string} argument of a command
 */
function isRecordFile(argument) {
  if (NAMED.test(argument)) return true;
  if (!TABLE.test(argument)) return false;
  const head = headOf(argument);
  return head !== undefined && !IDS.test(head);
}

/** The beginning of a short file; undefined if there is no such file. */
function headOf(file) {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found?.isFile() || found.size > SHORT_BYTES) return undefined;
    const head = Buffer.alloc(HEAD_BYTES);
    const handle = openSync(file, 'r');
    const length = readSync(handle, head, 0, HEAD_BYTES, 0);
    closeSync(handle);
    return head.toString('latin1', 0, length);
  } catch {
    return undefined;
  }
}

module.exports = { isRecordFile, readsRecord };
