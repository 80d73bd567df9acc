"""Mean score, and the component that loses most points."""

import pandas as pd

scores = pd.read_parquet("scores.parquet")
print(len(scores), "days, mean score", round(scores["total_score"].mean(), 2))

# Components have 5 or 10 points; the rest is lost.
OF_FIVE = ["total_fruits", "whole_fruits", "total_vegetables", "greens_and_beans",
           "total_protein_foods", "seafood_and_plant_proteins"]
OF_TEN = ["whole_grains", "dairy", "fatty_acids", "refined_grains", "sodium",
          "added_sugars", "saturated_fats"]
lost = pd.concat([5 - scores[OF_FIVE].mean(), 10 - scores[OF_TEN].mean()])
print(lost.sort_values(ascending=False).head(1).round(2).to_string())
