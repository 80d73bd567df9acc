/**
 * Prints the bill of materials (CycloneDX) of an installation of viand: `npm run --silent sbom`.
 *
 * `npm sbom --omit dev` omits every package that a development package also uses. So this script
 * takes the whole list, and reduces it to the packages of an installation.
 */
import { execFileSync } from 'node:child_process';
import { deliveredPackages } from './delivered.js';

const argv = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
const whole = JSON.parse(execFileSync('npm', argv, { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 }));

const references = new Set(deliveredPackages());
const components = whole.components.filter((component) => references.has(component['bom-ref']));
const dependencies = whole.dependencies
  .filter(({ ref }) => references.has(ref) || ref === whole.metadata.component['bom-ref'])
  .map(({ ref, dependsOn }) => ({
    ref,
    dependsOn: dependsOn.filter((one) => references.has(one)),
  }));

process.stdout.write(`${JSON.stringify({ ...whole, components, dependencies }, null, 2)}\n`);
