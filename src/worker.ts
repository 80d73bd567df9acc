import { serveChunks } from './engine/fast-path/serve-chunks.ts';
import { chunkRenderer } from './render/evaluations/renderer.ts';

serveChunks(chunkRenderer);
