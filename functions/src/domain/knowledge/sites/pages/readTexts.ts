import type { Ports } from '../../../kernel/ports/ports.ts'
import type { FetchedPage } from '../crawling/fetchBatch.ts'
import { type PageText, unreadablePage } from '../../../kernel/ports/PageText.ts'

/** Time limits for many pages together, and for one alone when one of them breaks the process. */
const deadlineMs = { together: 25_000, alone: 6_000 }
/** The bytes that one process receives. */
const maxBytes = 8_000_000

interface Content {
  /** The URL in the site's spelling. */
  url: string
  type: string
  content: Buffer
}

/** Returns the texts of the pages that have content, by URL. */
export async function readTexts(
  ports: Pick<Ports, 'web' | 'readPages'>,
  fetched: FetchedPage[],
): Promise<Map<string, PageText>> {
  const texts = new Map<string, PageText>()
  let open: Content[] = []
  let bytes = 0
  for (const { page, response } of fetched) {
    if (response.refusal || response.content.length === 0) continue
    if (bytes + response.content.length > maxBytes) {
      await read(ports, open, texts)
      open = []
      bytes = 0
    }
    open.push({ url: page.data.url, type: response.type, content: response.content })
    bytes += response.content.length
  }
  await read(ports, open, texts)
  return texts
}

async function read(
  { web, readPages }: Pick<Ports, 'web' | 'readPages'>,
  pages: Content[],
  texts: Map<string, PageText>,
): Promise<void> {
  if (pages.length === 0) return
  const together = await readPages(pages, web.robotName, deadlineMs.together)
  for (const [at, page] of pages.entries()) {
    const alone = together ?? (await readPages([page], web.robotName, deadlineMs.alone))
    texts.set(page.url, (together ? together[at] : alone?.[0]) ?? unreadablePage)
  }
}
