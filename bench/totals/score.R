# Scores totals by person and day with the HEI-2015, from CSV to CSV, with the same sums as viand, on vectors.
files <- commandArgs(TRUE)
d <- read.csv(files[1])
k <- d$kcal / 1000
plants <- d$pf_soy + d$pf_nutsds + d$pf_legumes
sums <- list(
  total_fruits = d$f_total, whole_fruits = d$f_citmlb + d$f_other,
  total_vegetables = d$v_total + d$v_legumes, greens_and_beans = d$v_drkgr + d$v_legumes,
  whole_grains = d$g_whole, dairy = d$d_total,
  total_protein_foods = d$pf_mps_total + d$pf_eggs + plants,
  seafood_and_plant_proteins = d$pf_seafd_hi + d$pf_seafd_low + plants,
  fatty_acids = d$mfat + d$pfat, refined_grains = d$g_refined, sodium = d$sodi,
  added_sugars = d$add_sugars, saturated_fats = d$sfat)
by <- list(k, k, k, k, k, k, k, k, d$sfat, k, d$kcal, d$kcal / 1600, d$kcal / 900)
most <- c(5, 5, 5, 5, 10, 10, 5, 5, 10, 10, 10, 10, 10)
worst <- c(0, 0, 0, 0, 0, 0, 0, 0, 1.2, 4.3, 2, 26, 16)
best <- c(0.8, 0.4, 1.1, 0.2, 1.5, 1.3, 2.5, 0.8, 2.5, 1.8, 1.1, 6.5, 8)
densities <- Map(function(sum, divisor) sum / divisor, sums, by)
scores <- Map(function(density, m, w, b) {
  points <- pmin(m, pmax(0, m * (density - w) / (b - w)))
  ifelse(d$kcal == 0 | is.nan(points), 0, points)
}, densities, most, worst, best)
total <- Reduce(`+`, scores)
names(sums) <- paste0(names(sums), "_amount")
names(densities) <- paste0(names(densities), "_density")
out <- data.frame(seqn = d$seqn, scores, total_score = total, sums, densities)
out[-1] <- round(out[-1], 6)
write.csv(out, files[2], row.names = FALSE, quote = FALSE)
