import { currentKey } from './key.js';

/**
 * What the page uses of the service's answers.
 *
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
 *   brand: string,
 *   type: string,
 *   standard_processing: string,
 *   standard_serving_type: string | null,
 *   standard_unit: 'g' | 'ml',
 *   processed_variants: Variant[],
 * }} Food
 * @typedef {{ data: Food[], pagination: { total_count: number } }} FoundFoods
 * @typedef {{ component: string, label: string, max_score: number, score: number }} Component
 * @typedef {{
 *   components: Component[],
 *   total_score: number,
 *   estimated_energy_share?: number,
 *   missing_inputs?: { input: string, coverage: number }[],
 * }} HealthyEatingIndex
 * @typedef {{ label: string, nutrient: string, percent: number }} MacroShare
 * @typedef {{ breakdown: MacroShare[], total_kcal: number }} MacroDistribution
 * @typedef {{ amount: number, label: string, unit: string }} Quantity
 * @typedef {{ energy_density: Quantity[], sum_energy_liquids: Quantity }} EnergyDensity
 * @typedef {{ index: HealthyEatingIndex, macros: MacroDistribution, energy: EnergyDensity }} Figures
 * @typedef {{ food_id: string, amount: number, unit: string }} Entry
 */

// Relative, so that the page also works behind a proxy that serves it under a path of its own.
const API = 'api/v2.1/';
const PATIENCE_MS = 20_000;
const RETRY_AFTER_UNTOLD_S = 60;

/** Why the service gave no answer. */
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

/**
 * All figures of one plate.
 *
 * @param {readonly Entry[]} entries
 * @param {AbortSignal} signal
 * @returns {Promise<Figures>}
 */
export async function evaluate(entries, signal) {
  const request = { method: 'POST', body: JSON.stringify([{ entries }]), signal };
  const [index, macros, energy] = await Promise.all([
    ask('evaluate/healthy-eating-index', request),
    ask('evaluate/macro-distribution', request),
    ask('evaluate/energy-density', request),
  ]);
  return { index, macros, energy };
}

/**
 * @param {string} path
 * @param {RequestInit} request
 */
async function ask(path, request) {
  const key = currentKey();
  if (key === '') throw new ServiceError('key', 'The service needs a key. Paste it above.');
  const headers = new Headers({ Accept: 'application/json', Authorization: `Bearer ${key}` });
  if (request.body) headers.set('Content-Type', 'application/json');
  try {
    const response = await fetch(API + path, { ...request, headers, signal: patient(request) });
    if (!response.ok) throw await refusal(response);
    return await response.json();
  } catch (error) {
    // Who has stopped a request knows it.
    if (error instanceof ServiceError || request.signal?.aborted) throw error;
    throw new ServiceError('unreachable', 'The service cannot be reached. Is viand serve running?');
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
  if (status === 401) {
    return new ServiceError('key', 'The service does not accept this key. Paste another one.');
  }
  if (status === 429) {
    const told = Number(headers.get('Retry-After') ?? headers.get('X-Retry-After') ?? Number.NaN);
    const seconds = told >= 0 ? Math.ceil(told) : RETRY_AFTER_UNTOLD_S;
    return new ServiceError('too-often', whenAgain(seconds), seconds);
  }
  const body = await response.json().catch(() => undefined);
  const message = body?.error?.message ?? `The service answered with status ${status}.`;
  return new ServiceError('refused', String(message));
}

/** @param {number} seconds */
function whenAgain(seconds) {
  const time = new Date(Date.now() + seconds * 1000).toLocaleTimeString();
  const wait = seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `Too many requests. Try again in ${wait}, at ${time}.`;
}
