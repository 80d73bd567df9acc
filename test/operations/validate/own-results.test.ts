import { expect, test } from 'vitest';
import { isResultHead } from '../../../src/operations/validate/walk/own-results.ts';

test.each([
  ['scores by day', 'day,total_fruits,whole_fruits,total_vegetables,total_score\n'],
  ['scores with foods in a name', 'day,total_protein_foods,dairy,sodium,total_score\n'],
  ['all evaluations, after labels', 'person,day,hei_total_fruits,hei_dairy,hei_sodium\n'],
  ['intakes', 'day,entries,grams,energy_kJ,protein_g,f_total,unknown_g,estimated_g\n'],
  ['rejected entries', 'file,line,pointer,field,value,code,message,expected\r\nx.csv,3\r\n'],
  ['matches', 'line,text,match,food_id,name,amount,unit,confidence,remarks,alternatives\n'],
  ['foods', '\uFEFFid,name,brand,gtin,type,is_solid,standard_processing\n'],
  ['a population', 'sex,age_group,component,persons,mean_score,mean_score_se\n'],
  ['totals of ASA24', 'UserName,RecallNo,KCAL,PROT,TFAT,CARB,F_TOTAL,V_TOTAL\n'],
])('isResultHead() recognises %s', (_, head) => {
  expect(isResultHead(head)).toBe(true);
});

test.each([
  ['meals', 'day,food_id,amount,unit\n'],
  [
    'meals with sums from a program',
    'food,amount,unit,protein_g,fat_g,carbohydrates_g,energy_kJ\n',
  ],
  ['a diary', '2 slices of bread\n'],
  ['foods of NHANES', 'SEQN,DR1IFDCD,DR1IGRMS,DR1IKCAL,DR1IPROT,DR1ICARB\n'],
  ['nothing', ''],
])('isResultHead() rejects %s', (_, head) => {
  expect(isResultHead(head)).toBe(false);
});
