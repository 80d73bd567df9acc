/** `assembly/total.ts` as `npm run build:kernel` compiled it: a WebAssembly module in base64. */
export const COMPILED_TOTAL = [
  'AGFzbQEAAAABDgJgAAF/YAV/f39/fAF/AwMCAAEFAwEAAAcfAwhmcmVlRnJvbQAAB2FkZFJvd3MAAQZtZW1vcnkCAA',
  'qDAQIFAEGACAt7AgN/AnwgA0EDdCEGA0AgAiAFSwRARAAAAAAAAAAAIQhBACEDA0AgAyAGSQRAIAAgA2oiBysDACAB',
  'IANqKwMAoCEJIAcgCTkDACAIIAmlIQggA0EIaiEDDAELCyABIAZqIQEgBUEBaiEFIAQgCGMEQCAFDwsMAQsLIAIL',
].join('');
