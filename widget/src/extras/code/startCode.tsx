import { codeTexts } from '@parley/functions/shared/widgetTexts/codeTexts'
import { coreTexts } from '@parley/functions/shared/widgetTexts/coreTexts'
import { Glyph } from '../Glyph.tsx'
import type { Part, PartKit } from '../Part.ts'
import css from './code.css?inline'

const noticeMs = 2500

/** Starts the button on each block of code that copies it. */
export function startCode({ i18n, addCss, redraw }: PartKit): Part {
  const texts = i18n({ ...coreTexts, ...codeTexts })
  let notice: { code: string; words: string } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  addCss(css)

  async function copy(code: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(code)
      showNotice({ code, words: texts().copied })
    } catch {
      // A page without https has no clipboard.
      showNotice({ code, words: texts().failed })
    }
    clearTimeout(timer)
    timer = setTimeout(() => showNotice(undefined), noticeMs)
  }

  function showNotice(next: typeof notice): void {
    notice = next
    redraw()
  }

  return {
    code: (code) => (
      <div class="code">
        <pre>{code}</pre>
        <button aria-label={texts().copyCode} onClick={() => void copy(code)}>
          <Glyph path="M9 9h11v11H9zM5 15H4V4h11v1" />
        </button>
        <output>{notice?.code === code ? notice.words : null}</output>
      </div>
    ),
  }
}
