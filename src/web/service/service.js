import { currentLanguage, words } from '../words/words.js';
import { currentKey } from './key.js';

/**
 * What the page uses of the server's answers.
 *
 * @typedef {import('../record/record.js').Person} Person
 * @typedef {{ type: string, label: string, amount: number, unit: 'g' | 'ml' }} ServingSize
 * @typedef {{
 *   id: string,
 *   processing: string,
 *   label: string,
 *   serving_sizes: ServingSize[],
 * }} Variant
 * @typedef {{
 *   id: string,
 *   name: string,
 *   local_names?: Record<string, string>,
 *   brand: string,
 *   type: string,
 *   standard_processing: string,
 *   standard_serving_type: string | null,
 *   standard_unit: 'g' | 'ml',
 *   processed_variants: Variant[],
 * }} Food
 * @typedef {{ data: Food[], pagination: { total_count: number } }} FoundFoods
 * @typedef {{
 *   food_id: string,
 *   name: string,
 *   amount: number | null,
 *   unit: 'g' | 'ml' | null,
 *   confidence: number,
 *   food_confidence: number,
 *   is_size_assumed: boolean,
 * }} Candidate
 * @typedef {{
 *   text: string,
 *   labels: Record<string, string>,
 *   is_taken: boolean,
 *   candidates: Candidate[],
 * }} MatchedLine
 * @typedef {{ lines: MatchedLine[], notes: string[] }} MatchedRecord
 * @typedef {{ component: string, score: number, max_score: number, move: string }} Component
 * @typedef {{ food_id: string, name: string, amount: number, share: number }} Supplier
 * @typedef {{
 *   of: string,
 *   kind: 'shortfall' | 'excess',
 *   foods: Supplier[],
 *   energy_without: Supplier[],
 * }} Sources
 * @typedef {{
 *   healthy_eating_index: { total_score: number, components: Component[] },
 *   component_sources: Sources[],
 * }} PersonReport
 * @typedef {{ persons: PersonReport[], page: string }} Report
 */

// Relative, so that the page also works behind a proxy that serves it under a path of its own.
const API = 'api/v2.1/';
const PATIENCE_MS = 30_000;
const RETRY_AFTER_UNTOLD_S = 60;

/** Why the server gave no answer. */
export class ServiceError extends Error {
  /**
   * @param {'key' | 'too-often' | 'refused' | 'unreachable'} kind
   * @param {string} message
   * @param {number} retryAfter seconds; only set after too many requests
   */
  constructor(kind, message, retryAfter = 0) {
    super(message);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/**
 * @param {string} query
 * @param {{ limit: number, signal?: AbortSignal }} options
 * @returns {Promise<FoundFoods>}
 */
export function searchFoods(query, { limit, signal }) {
  const parameters = new URLSearchParams({ query, limit: String(limit) });
  return ask(`search?${parameters}`, { signal: signal ?? null });
}

/** @type {Map<string, Promise<Food>>} */
const foods = new Map();

/**
 * A food by the id of one of its states; requested only once.
 *
 * @param {string} id
 * @returns {Promise<Food>}
 */
export function getFood(id) {
  const known = foods.get(id);
  if (known) return known;
  const asked = ask(`food/${encodeURIComponent(id)}`, {});
  foods.set(id, asked);
  asked.catch(() => foods.delete(id));
  return asked;
}

/**
 * Finds the foods of a diary, as text or as the bytes of a file in base64.
 *
 * @param {{ text: string } | { content: string }} diary
 * @returns {Promise<MatchedRecord>}
 */
export function matchDiary(diary) {
  return ask('match', post({ ...diary, lang: currentLanguage() }));
}

/**
 * The report on some meals.
 *
 * @param {readonly object[]} meals
 * @param {{ person: Person, date: string, signal: AbortSignal }} options
 * @returns {Promise<Report>}
 */
export function reportOn(meals, { person, date, signal }) {
  const { name, sex, age, weight, stage, reference } = person;
  const given = Object.entries({ name, sex, age, weight, stage, reference }).filter(
    ([, value]) => value !== '' && value !== null,
  );
  const isStage = stage !== '' && sex === 'female';
  const eater = Object.fromEntries(given.filter(([key]) => key !== 'stage' || isStage));
  return ask('report', {
    ...post({ meals, date, lang: currentLanguage(), page: true, ...eater }),
    signal,
  });
}

/** @param {object} body @returns {RequestInit} */
function post(body) {
  return { method: 'POST', body: JSON.stringify(body) };
}

/**
 * @param {string} path
 * @param {RequestInit} request
 */
async function ask(path, request) {
  const key = currentKey();
  if (key === '') throw new ServiceError('key', words().needsKey);
  const headers = new Headers({ Accept: 'application/json', Authorization: `Bearer ${key}` });
  if (request.body) headers.set('Content-Type', 'application/json');
  try {
    const response = await fetch(API + path, { ...request, headers, signal: patient(request) });
    if (!response.ok) throw await refusal(response);
    return await response.json();
  } catch (error) {
    // The code that stopped a request needs no message.
    if (error instanceof ServiceError || request.signal?.aborted) throw error;
    throw new ServiceError('unreachable', words().unreachable);
  }
}

/** @param {RequestInit} request */
function patient({ signal }) {
  const timeout = AbortSignal.timeout(PATIENCE_MS);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

/** @param {Response} response */
async function refusal(response) {
  const { status, headers } = response;
  if (status === 401) return new ServiceError('key', words().wrongKey);
  if (status === 429) {
    const told = Number(headers.get('Retry-After') ?? headers.get('X-Retry-After') ?? Number.NaN);
    const seconds = told >= 0 ? Math.ceil(told) : RETRY_AFTER_UNTOLD_S;
    const time = new Date(Date.now() + seconds * 1000).toLocaleTimeString(currentLanguage());
    return new ServiceError('too-often', words().tooOften(seconds, time), seconds);
  }
  const body = await response.json().catch(() => undefined);
  const { message = words().failedWith(status), details } = body?.error ?? {};
  const allowed = Array.isArray(details) ? details[0]?.allowed : undefined;
  return new ServiceError('refused', allowed ? `${message} (${allowed})` : String(message));
}
