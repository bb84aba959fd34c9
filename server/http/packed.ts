import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Context } from 'koa';

/** How a text may travel, best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

const gzipped = promisify(gzip);
const brotli = promisify(brotliCompress);

/** How often a text is asked for: one for a single client is not worth the time that the best compression takes. */
type Asked = 'often' | 'once';

const QUALITY: Readonly<Record<Asked, number>> = { often: constants.BROTLI_MAX_QUALITY, once: 5 };

/**
 * A public text that many clients ask for. It is compressed once for each encoding and cached, so that asking again costs the
 * processor nothing.
 */
export class Packed {
  /** Identifies the content, independent of its compression. */
  readonly etag: string;
  private readonly bytes: Buffer;
  private readonly made = new Map<Encoding, Promise<Buffer>>();

  constructor(
    text: string,
    private readonly asked: Asked = 'often',
  ) {
    this.bytes = Buffer.from(text);
    this.etag = `W/"${createHash('sha256').update(this.bytes).digest('base64url')}"`;
  }

  /**
   * Answers with the text as the client likes it best; with nothing when the client has it already. Clients ask again each
   * time.
   */
  async send(ctx: Context, type: string, status: 200 | 404): Promise<void> {
    ctx.set('Cache-Control', 'no-cache');
    ctx.vary('Accept-Encoding');
    ctx.etag = this.etag;
    ctx.status = status;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    const encoding = ENCODINGS.find((one) => ctx.acceptsEncodings(one, 'identity') === one) ?? 'identity';
    ctx.type = type;
    if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
    ctx.body = await this.as(encoding);
  }

  /** The text in UTF-8, compressed. The same bytes for all who ask. */
  as(encoding: Encoding): Promise<Buffer> {
    const known = this.made.get(encoding) ?? this.compressed(encoding);
    this.made.set(encoding, known);
    return known;
  }

  private compressed(encoding: Encoding): Promise<Buffer> {
    switch (encoding) {
      case 'br':
        return brotli(this.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY[this.asked] } });
      case 'gzip':
        return gzipped(this.bytes);
      case 'identity':
        return Promise.resolve(this.bytes);
    }
  }
}
