import { expect, test } from 'vitest';
import { downloadedName } from '../../../src/io/downloading/file-name.ts';

const URL_OF_FOODS = 'https://example.org/files/foods.csv?version=2';

test.each<[string, string, string, string | undefined]>([
  ['foods.csv', 'redir', URL_OF_FOODS, undefined],
  ['cofid.xlsx', 'redir', URL_OF_FOODS, 'attachment; filename="cofid.xlsx"'],
  ['cofid.xlsx', 'redir', URL_OF_FOODS, 'attachment; filename=cofid.xlsx; size=3'],
  [
    'größe.csv',
    'redir',
    URL_OF_FOODS,
    "attachment; filename=x.csv; filename*=UTF-8''gr%C3%B6%C3%9Fe.csv",
  ],
  ['x.csv', 'redir', URL_OF_FOODS, 'attachment; filename="../../x.csv"'],
  ['foods.csv', 'redir', URL_OF_FOODS, 'inline'],
  ['foods.csv.gz', 'foods.csv.gz', 'https://example.org/objects/8f3a', undefined],
  ['redir', 'redir', '', undefined],
])('downloadedName prefers the most specific file name: %s', (name, asked, url, header) => {
  const headers = new Headers(header === undefined ? {} : { 'content-disposition': header });
  expect(downloadedName(asked, { headers, url })).toBe(name);
});
