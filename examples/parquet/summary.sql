-- Mean score, and the component that loses most points.
SELECT count(*) AS days, round(avg(total_score), 2) AS mean_score FROM 'scores.parquet';

-- Components have 5 or 10 points; the rest is lost.
WITH components AS (
  UNPIVOT 'scores.parquet' ON
    total_fruits, whole_fruits, total_vegetables, greens_and_beans, total_protein_foods,
    seafood_and_plant_proteins, whole_grains, dairy, fatty_acids, refined_grains, sodium,
    added_sugars, saturated_fats
  INTO NAME component VALUE score
), lost AS (
  SELECT component, CASE WHEN component IN (
    'total_fruits', 'whole_fruits', 'total_vegetables', 'greens_and_beans',
    'total_protein_foods', 'seafood_and_plant_proteins'
  ) THEN 5 ELSE 10 END - avg(score) AS points
  FROM components GROUP BY component
)
SELECT component, round(points, 2) AS lost FROM lost ORDER BY points DESC, component LIMIT 1;
