# Mean score, and the component that loses most points.
library(nanoparquet)

scores <- read_parquet("scores.parquet")
cat(nrow(scores), "days, mean score", round(mean(scores$total_score, na.rm = TRUE), 2), "\n")

# Components have 5 or 10 points; the rest is lost.
of_five <- c("total_fruits", "whole_fruits", "total_vegetables", "greens_and_beans",
             "total_protein_foods", "seafood_and_plant_proteins")
of_ten <- c("whole_grains", "dairy", "fatty_acids", "refined_grains", "sodium",
            "added_sugars", "saturated_fats")
maximum <- rep(c(5, 10), c(length(of_five), length(of_ten)))
lost <- maximum - colMeans(scores[c(of_five, of_ten)], na.rm = TRUE)
print(round(sort(lost, decreasing = TRUE)[1], 2))
