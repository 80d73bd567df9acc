import { DARK, GROUND, INK, LACKING, LINE, MUTED, REACHED } from '../charts/palette.ts';

/** Charts have their colours in attributes, which the rules of a style sheet override. */
const DARK_CHARTS = ['fill', 'stroke']
  .flatMap((attribute) =>
    Object.entries(DARK).map(
      ([light, dark]) => `  svg [${attribute}="${light}"] { ${attribute}: ${dark}; }`,
    ),
  )
  .join('\n');

/** The style of the page: one column on a phone, two on a desk, A4 on paper. */
export const STYLE = `
:root { color-scheme: light dark; --ground: ${GROUND}; --ink: ${INK}; --muted: ${MUTED}; --line: ${LINE}; --accent: ${REACHED}; --tint: #eef4f9; --bar: ${LACKING}; }
*, ::before, ::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0 auto; max-width: 62rem; padding: 0 1rem 2rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif; }
h1, h2, h3, h4, h5, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
h1 { font-size: 1.875rem; line-height: 1.15; letter-spacing: -0.015em; }
h2 { font-size: 1.375rem; line-height: 1.25; letter-spacing: -0.01em; }
h3 { font-size: 1.125rem; line-height: 1.35; }
h4, h5 { font-size: 1rem; line-height: 1.35; }
section > h3:not(:first-child), section > h4:not(:first-child) { margin-top: 1.5rem; }
header.top { padding: 2rem 0 1rem; border-bottom: 3px solid var(--accent); }
header.top p { color: var(--muted); }
.lead { max-width: 46rem; }
.muted, figcaption, caption { color: var(--muted); font-size: 0.875rem; }
.person > h2 { margin-top: 2rem; }
section { margin-top: 2.25rem; }
section > h2, section > h3 { margin-bottom: 0.5rem; }
section > .notes:empty { display: none; }
section > p { max-width: 46rem; margin-bottom: 0.75rem; }
.figures { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1px; margin-top: 1.25rem; border: 1px solid var(--line); background: var(--line); }
.figures div { display: flex; flex-direction: column; padding: 0.75rem 1rem; background: var(--ground); }
.figures dt { order: 2; color: var(--muted); font-size: 0.875rem; line-height: 1.35; }
.figures dd { font-size: 1.625rem; font-weight: 700; line-height: 1.25; font-variant-numeric: tabular-nums; }
.figures dd small { font-size: 0.875rem; font-weight: 400; }
.pair { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem 2.5rem; }
figure { max-width: 29rem; margin-inline: auto; width: 100%; break-inside: avoid; }
figure + p { margin-top: 0.5rem; }
figure svg { display: block; width: 100%; height: auto; overflow: visible; }
figcaption { margin-bottom: 0.375rem; font-weight: 600; color: var(--ink); }
.after { margin-top: 0.75rem; }
.moves { display: grid; gap: 0.75rem; padding: 0; list-style: none; counter-reset: move; }
.moves li { position: relative; padding: 0.75rem 1rem 0.75rem 3.25rem; background: var(--tint); border-inline-start: 4px solid var(--accent); break-inside: avoid; counter-increment: move; }
.moves li::before { content: counter(move); position: absolute; left: 1rem; top: 0.625rem; font-size: 1.5rem; font-weight: 700; line-height: 1.3; color: var(--accent); }
.notes { margin-top: 0.75rem; padding-inline-start: 1.25rem; max-width: 50rem; }
.notes li + li { margin-top: 0.25rem; }
table { width: 100%; margin-top: 1rem; border-collapse: collapse; font-size: 0.9375rem; line-height: 1.4; font-variant-numeric: tabular-nums; }
caption { padding-bottom: 0.375rem; text-align: start; font-weight: 600; color: var(--ink); }
table.titled > caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
th, td { padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
th:last-child, td:last-child { padding-inline-end: 0; }
thead th { border-bottom-color: var(--muted); font-size: 0.8125rem; line-height: 1.3; color: var(--muted); vertical-align: bottom; }
tbody th { min-width: 6.75rem; font-weight: 600; }
.number { text-align: end; }
.foods { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem 2.5rem; margin-top: 0.75rem; }
.foods > div { break-inside: avoid; }
.foods ol { list-style: none; margin-top: 0.25rem; }
.foods li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 0.75rem; padding: 0.1875rem 0; font-size: 0.9375rem; }
.foods li span:last-of-type { color: var(--muted); font-variant-numeric: tabular-nums; }
.foods svg { grid-column: 1 / -1; display: block; width: 100%; height: 5px; }
.foods p { margin-top: 0.375rem; font-size: 0.875rem; color: var(--muted); }
footer { margin-top: 2.5rem; padding-top: 0.75rem; border-top: 1px solid var(--line); color: var(--muted); font-size: 0.875rem; }
h1, h2, h3, .name { overflow-wrap: anywhere; }

@media (min-width: 42rem), print {
  .figures { grid-template-columns: repeat(4, minmax(0, 1fr)); }
}

@media (min-width: 48rem), print {
  .pair, .foods { grid-template-columns: repeat(2, minmax(0, 1fr)); }
}

@media screen and (max-width: 47.99rem) {
  table, tbody, tr, th, td, caption { display: block; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
  tbody tr { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.125rem 1rem; }
  th, td { padding: 0; border: 0; grid-column: 1 / -1; text-align: start; }
  td.number { grid-column: auto; text-align: start; }
  th, td { overflow-wrap: anywhere; }
  tbody td:empty { display: none; }
  tbody td::before { content: attr(data-label) ': '; color: var(--muted); font-size: 0.875rem; }
}

@media screen and (prefers-color-scheme: dark) {
  :root { --ground: ${DARK[GROUND]}; --ink: ${DARK[INK]}; --muted: ${DARK[MUTED]}; --line: ${DARK[LINE]}; --accent: ${DARK[REACHED]}; --tint: #1b2732; --bar: ${DARK[LACKING]}; }
  svg[fill] { fill: ${DARK[INK]}; }
${DARK_CHARTS}
}

@page { size: A4; margin: 20mm 14mm 18mm; @top-left { color: ${MUTED}; font: 8.5pt system-ui, sans-serif; } @bottom-right { color: ${MUTED}; font: 8.5pt system-ui, sans-serif; } }

@media print {
  html { font-size: 9.5pt; }
  body { max-width: none; padding: 0; }
  header.top { padding-top: 0; }
  section { margin-top: 1.25rem; }
  h1, h2, h3, h4, h5, caption, figcaption { break-after: avoid; }
  h2 + *, h3 + *, h4 + *, h5 + * { break-before: avoid; }
  thead { display: table-header-group; break-after: avoid; }
  tr, .figures, .keep, li { break-inside: avoid; }
  tbody tr:first-child { break-before: avoid; break-after: avoid; }
  tbody tr:last-child { break-before: avoid; }
  section > p { break-after: avoid; break-inside: avoid; }
  figure { max-width: 74mm; }
  .moves li { background: none; }
  .client + .professional, .person { break-before: page; }
  .top[style] + main > .person:first-of-type { break-before: auto; margin-top: 1rem; }
  .person > h2 { margin-top: 0; }
  caption { break-inside: avoid; }
  .foods { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0.75rem 1.25rem; }
  .foods li { font-size: 0.8125rem; }
  .foods p { font-size: 0.75rem; }
  .dense { font-size: 0.8125rem; }
  .dense th, .dense td { padding-block: 0.1875rem; padding-inline-end: 0.5rem; }
  .dense td:last-child { min-width: 46mm; padding-inline-end: 0; }
  .record table { break-inside: avoid-page; margin-top: 0.625rem; font-size: 0.875rem; }
  .record th, .record td { padding-block: 0.125rem; }
  .moves { gap: 0.5rem; }
  .moves li { padding-block: 0.375rem; }
  .moves li::before { top: 0.25rem; }
  .client .figures { margin-top: 0.5rem; }
}
`;
