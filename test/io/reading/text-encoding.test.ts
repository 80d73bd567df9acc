import { expect, test } from 'vitest';
import {
  decodeWindows1250,
  encodeText,
  judgeEncoding,
  type TextEncoding,
} from '../../../src/io/reading/text-encoding.ts';
import { decodeSource, encodingNotes } from '../../../src/io/reading/text-source.ts';

test.each([
  ['Polish', 'Nazwa;Wartość energetyczna (kJ);Białko (g)\nŻurek śląski;245;2,3'],
  ['Czech', 'Název;Bílkoviny (g)\nŽitný chléb;6,2\nKuřecí šunka;19,0'],
  ['Slovak', 'Názov výrobku;Bielkoviny\nKuracia šunka s čerstvým syrom;19'],
  ['Hungarian', 'Megnevezés;Fehérje\nSült hús főtt krumplival;11,5'],
])('judgeEncoding() detects Windows-1250 in %s', (_, text) => {
  const bytes = encodeText(text, 'windows-1250');
  expect(judgeEncoding(bytes)).toBe('windows-1250');
  expect(decodeWindows1250(bytes)).toBe(text);
});

test.each([
  ['French', "Désignation;Sel\nCœur d'artichaut;0,1\nBœuf à la crème brûlée, pâté;2\nŒuf;0,3"],
  ['German', 'Bezeichnung;Eiweiß\nMüsli „Früchte“, Süßkirschen;5 € ½ ¼ m³'],
  ['Danish', 'Fødevare;Fedt\nRøget ål på rugbrød à la crème;3'],
  ['Portuguese', 'Produto;Gorduras\nPão com limões, maçã, camarões à Brás, atum e chá;3'],
  ['Spanish', 'Producto;Azúcares\n¿Qué? Jamón ibérico, piña, 2º corte, ñoquis;3'],
  ['Italian', 'Prodotto;Sale\nTiramisù, più caffè, qualità così, perché;3'],
  ['Estonian', 'Toode;Rasv\nVõi, õli, jäätis, köögivili;3'],
  ['Icelandic', 'Vara;Fita\nHrásalat með sýrðum rjóma, þorskur, ýsa;3'],
])('judgeEncoding() detects Windows-1252 in %s', (_, text) => {
  expect(judgeEncoding(encodeText(text, 'windows-1252'))).toBe('windows-1252');
});

test('encodingNotes() reports a text that was read as Windows-1250', async () => {
  const noted = async (text: string, encoding: TextEncoding) => {
    const bytes = encodeText(text, encoding);
    const chunks = (async function* () {
      yield bytes;
    })();
    const source = decodeSource({ name: 'f', chunks });
    for await (const _ of source.chunks);
    return encodingNotes(source);
  };
  expect(await noted('Název;Tvaroh měkký;Rýže loupaná', 'windows-1250')).toHaveLength(1);
  expect(await noted('Käse;Müsli', 'windows-1252')).toEqual([]);
  expect(await noted('Název;Tvaroh měkký', 'utf-8')).toEqual([]);
});
