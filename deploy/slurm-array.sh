#!/usr/bin/env bash
# Scores files with an array job of Slurm; each task writes the groups of its own shard:
#
#   job=$(sbatch --parsable --array=1-8 deploy/slurm-array.sh recalls.csv)
#   sbatch --dependency=afterok:"$job" --wrap 'viand merge part-*.csv -o scores.csv'
#
# The arguments are the files. BY names the labels of groups, EVALUATION the evaluation. A task that is started
# again continues where it was. To run some tasks of 8 again: SHARDS=8 sbatch --array=3,5 ...
#SBATCH --job-name=viand
#SBATCH --array=1-8
set -euo pipefail

viand evaluate "${EVALUATION:-hei}" "$@" --by "${BY:-person}" \
  --shard "$SLURM_ARRAY_TASK_ID/${SHARDS:-$SLURM_ARRAY_TASK_COUNT}" \
  --jobs "${SLURM_CPUS_PER_TASK:-1}" --resume -o "part-$SLURM_ARRAY_TASK_ID.csv"
