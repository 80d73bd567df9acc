/** The main program of the single executable: it unpacks viand once for each version and runs it from there. */
'use strict';

const {
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} = require('node:fs');
const { createRequire } = require('node:module');
const os = require('node:os');
const path = require('node:path');
const { getAsset, getAssetKeys, getRawAsset } = require('node:sea');

/** The folder for cached files. */
function cacheFolder() {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  if (process.platform === 'win32' && LOCALAPPDATA) return LOCALAPPDATA;
  if (process.platform === 'darwin') return path.join(os.homedir(), 'Library/Caches');
  return XDG_CACHE_HOME || path.join(os.homedir(), '.cache');
}

/**
 * Unpacks into a temporary folder and then moves it into place, so that several runs may start at
 * the same time.
 */
function unpack(home) {
  mkdirSync(path.dirname(home), { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(`${home}.`);
  for (const name of getAssetKeys()) {
    if (name === 'id') continue;
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, new Uint8Array(getRawAsset(name)));
  }
  try {
    renameSync(folder, home);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  }
}

function homeIn(folder) {
  const home = path.join(folder, 'viand', getAsset('id', 'utf8'));
  if (!existsSync(home)) unpack(home);
  return home;
}

function home() {
  try {
    return homeIn(cacheFolder());
  } catch {
    return homeIn(os.tmpdir());
  }
}

const entry = path.join(home(), 'node_modules/viand/bin/viand.cjs');
createRequire(entry)(entry);
