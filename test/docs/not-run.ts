/** Commands of the documentation that no test runs, and why. */
export const NOT_RUN: Readonly<Record<string, string>> = {
  'npm install && npm run build && npx viand evaluate hei data/week.csv':
    'the build comes before these tests, and the rest is run by itself',
  'npm install && npm test && npm run check': 'these are the tests',
  'npm install viand': 'viand is not on npm yet',
  'npm ci': 'installing takes minutes',
  'npm run build': 'the build comes before these tests',
  'npm run build:executable -- viand': 'needs Node.js 26, and takes minutes',
  './viand search oats': 'needs the executable',
  'docker build -f deploy/Dockerfile -t viand .': 'needs Docker',
  'docker run --rm -v viand:/var/lib/viand viand client add clinic': 'needs Docker',
  'docker run --rm --read-only --cap-drop ALL --security-opt no-new-privileges -v viand:/var/lib/viand -p 8080:8080 viand':
    'needs Docker',
  'viand serve --host 0.0.0.0 --port 80 --base-url https://food.example.org':
    'port 80 needs privileges',
  'npm install ioredis': 'installs from the registry',
  'npm install bullmq ioredis': 'installs from the registry',
  'viand work --queue redis://localhost:6379': 'needs Redis; test/queue runs it',
  'viand evaluate hei recalls.csv --by person -o scores.csv --queue redis://localhost:6379':
    'needs Redis; test/queue runs it',
  'viand evaluate hei survey.csv --by person -o scores.csv --queue redis://localhost:6379':
    'needs Redis; test/queue runs it',
  'parallel viand evaluate hei recalls.csv --by person --shard {}/4 -o part-{}.csv ::: 1 2 3 4':
    'needs GNU parallel; test/delivery/cluster runs shards',
  'viand merge part-1.csv part-2.csv part-3.csv part-4.csv -o scores.csv':
    'needs the parts of the command before; test/delivery/cluster merges shards',
  'job=$(sbatch --parsable --array=1-8 deploy/slurm-array.sh recalls.csv)':
    'needs Slurm; test/delivery/cluster runs the script',
  'sbatch --dependency=afterok:"$job" --wrap \'viand merge part-*.csv -o scores.csv\'':
    'needs Slurm; test/delivery/cluster merges shards',
  'kubectl apply -f deploy/kubernetes-job.yaml':
    'needs Kubernetes; test/delivery/cluster runs the command of the job',
  'viand serve --redis redis://localhost:6379': 'needs Redis; test/server/workers runs it',
  'viand serve --port 8080 &': 'test/examples runs the client against a server of its own',
  'npm install': 'installs from the registry',
  'npm start': 'test/examples runs the client against a server of its own',
  'viand completion powershell | Out-String | Invoke-Expression': 'needs PowerShell',
  'claude mcp add viand -- npx viand mcp': 'needs the program of the assistant',
  ...Object.fromEntries(
    [
      'sr ./sr',
      'sr ./sr28',
      'bls ./bls',
      'bls ./bls-4.0.xlsx',
      'swiss ./swiss',
      'swiss ./swiss-food-composition',
      'cofid ./cofid',
      'cofid ./cofid.csv',
      'fdc ./fdc',
      'fdc ./FoodData_Central_branded_food.json',
      'off ./off',
      'off ./products.csv.gz',
    ].map((source) => [
      `viand catalogue import ${source} --catalogue foods.sqlite`,
      'the tables are those of their publishers; test/importers imports them',
    ]),
  ),
  'duckdb -c "SELECT name, energy_kj FROM \'foods.parquet\' ORDER BY protein_g DESC LIMIT 5"':
    'needs DuckDB on the command line; test/examples runs it as a library',
  'datasette foods.sqlite': 'needs datasette',
  'npm run bench:batch': 'benchmarks take minutes',
  'npm run bench:batch -- contest --rows 1000000,10000000 --jobs 1,2 --rounds 5':
    'benchmarks take minutes',
  'npm run bench:batch -- contest --shuffled --quoted --crlf --faulty 0.01':
    'benchmarks take minutes',
  'npm run bench:batch -- nhanes --data ../shared/data': 'benchmarks take minutes',
  'npm run bench:batch -- growth --rows 10000,100000,1000000,10000000,100000000':
    'benchmarks take minutes',
  'npm run bench:batch -- meals --rows 1000000 --output meals.csv': 'benchmarks take minutes',
  'npm run bench:import -- --rows 100000': 'benchmarks take minutes',
  'npm run bench:import -- --rows 100000 --keep 100k.sqlite': 'benchmarks take minutes',
  'npm run bench:search -- 100k.sqlite': 'benchmarks take minutes',
  'npm run bench:relevance': 'benchmarks take minutes',
  'npm run bench:relevance -- misses': 'benchmarks take minutes',
  'npm run bench:relevance:imported -- en fndds.sqlite sr.sqlite': 'benchmarks take minutes',
  'npm run bench:matching:imported -- en fndds.sqlite cofid.sqlite': 'benchmarks take minutes',
  'npm run bench:matching:imported -- de bls.sqlite swiss.sqlite': 'benchmarks take minutes',
  'npm run bench:relevance:imported -- de bls.sqlite': 'benchmarks take minutes',
  'npm run bench:matching': 'benchmarks take minutes',
  'npm run bench:matching -- unseen': 'benchmarks take minutes',
  'npm run bench:patterns -- ../shared/data': 'benchmarks take minutes',
  'viand catalogue import off ./products.csv.gz --catalogue foods.sqlite --estimate-patterns':
    'the tables are those of their publishers; test/importers imports them',
  'viand catalogue import off ./products.csv.gz --catalogue foods.sqlite --update':
    'the table is that of its publisher; test/cli/catalogue updates one',
  'viand catalogue fetch off --from https://static.openfoodfacts.org/data/en.openfoodfacts.org.products.csv.gz':
    'it downloads; test/io/downloading does so from a server of its own',
  'viand catalogue fetch sr --from ./mirror/sr28 --to ./sr28':
    'it copies the tables of their publishers; test/io/downloading copies others',
  'npm run bench:recipes -- ../shared/data': 'test/bench computes the recipes',
  'duckdb < summary.sql': 'needs duckdb; test/examples runs the script by its package',
  'Rscript summary.R': 'needs R',
  'python3 summary.py': 'needs pandas and pyarrow',
};
