import type { Ports } from '../src/domain/kernel/ports/ports.ts'

/**
 * Parses uploaded files in the test's own process, with the code that `parseChild.ts` runs in its own;
 * without a deadline. Each parser is loaded with its first file.
 */
export const readHere: Pick<Ports, 'parseFile' | 'readPages' | 'rewriteImage'> = {
  async parseFile({ kind, content, title }) {
    const { extractText } = await import('../src/domain/knowledge/reading/extractText.ts')
    return extractText(kind, content, title)
  },
  async readPages(pages, robotName) {
    const { readPages } = await import('../src/domain/knowledge/sites/pages/readPages.ts')
    const raw = pages.map(({ url, type, content }) => ({ url, type, bytes: content.length }))
    return readPages(raw, Buffer.concat(pages.map((page) => page.content)), robotName)
  },
  async rewriteImage(content) {
    const { rewriteImage } = await import('../src/domain/knowledge/files/rewriteImage.ts')
    return rewriteImage(content)
  },
}
