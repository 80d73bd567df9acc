import { expectTypeOf, test } from 'vitest';
import type { UPGRADE_IDS } from '../../src/cli/catalogue/command.ts';
import type { CommandInput } from '../../src/cli/define-command.ts';
import type { SEARCH } from '../../src/cli/search/command.ts';
import type { VALIDATE } from '../../src/cli/validate/command.ts';

/** Checked by the compiler: a declaration that gave another type would not compile here. */
test('CommandInput has the types that the command declares', () => {
  type Search = CommandInput<typeof SEARCH>;
  expectTypeOf<Search['words']>().toEqualTypeOf<readonly string[]>();
  expectTypeOf<Search['type']>().toEqualTypeOf<'all' | 'generic' | 'branded'>();
  expectTypeOf<Search['limit']>().toEqualTypeOf<number>();
  expectTypeOf<Pick<Search, 'page'>>().toEqualTypeOf<{ readonly page?: number }>();
  type Validate = CommandInput<typeof VALIDATE>;
  expectTypeOf<Pick<Validate, 'config'>>().toEqualTypeOf<{ readonly config?: string | false }>();
  expectTypeOf<Pick<Validate, 'explain'>>().toEqualTypeOf<{ readonly explain?: string | true }>();
  expectTypeOf<Pick<Validate, 'fix'>>().toEqualTypeOf<{ readonly fix?: boolean }>();
  expectTypeOf<CommandInput<typeof UPGRADE_IDS>['file']>().toEqualTypeOf<string>();
});
