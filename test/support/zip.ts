import { crc32 } from 'node:zlib';

/** A zip archive of one file, stored uncompressed. */
export function zipOf(name: string, content: string): Buffer {
  return zipOfFiles({ [name]: content });
}

/** A zip archive of some files, stored uncompressed. */
export function zipOfFiles(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const [path, bytes] = [Buffer.from(name), Buffer.from(content)];
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(path.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    bodies.push(Buffer.from('PK\u0003\u0004'), common, path, bytes);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), common, rest, path);
    at += 30 + path.length + bytes.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, central, end]);
}
