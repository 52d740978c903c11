import { useEffect, useState, type MouseEvent } from 'react'
import { sentenceAt, type Sentence } from './sentenceAt.ts'

const highlight = 'traced-sentence'

interface TracedSentence {
  /** The pressed sentence; undefined while none is shown. */
  sentence: string | undefined
  /**
   * For the element with the answer: traces the sentence under the pointer. The button of the receipt shows
   * the same passages by keyboard.
   */
  owner: { 'data-traceable': true | undefined; onClick: (event: MouseEvent<HTMLElement>) => void }
  clear: () => void
}

interface TraceOptions {
  /** True for an answer with sources. */
  isThere: boolean
  /** True while the sources of this answer are shown; the sentence is highlighted as long. */
  isShown: boolean
  onTrace: (sentence: string) => void
}

/**
 * Traces a sentence of an answer by a press on it, and highlights it. A link, a button and a text selection
 * keep their own meaning.
 */
export function useTracedSentence({ isThere, isShown, onTrace }: TraceOptions): TracedSentence {
  const [pressed, setTraced] = useState<Sentence>()
  const traced = isShown ? pressed : undefined
  useEffect(() => {
    if (!traced || !('highlights' in CSS)) return
    CSS.highlights.set(highlight, new Highlight(traced.range))
    return () => void CSS.highlights.delete(highlight)
  }, [traced])
  return {
    sentence: traced?.text,
    owner: {
      'data-traceable': isThere || undefined,
      onClick({ currentTarget, target, clientX, clientY }) {
        const isControl = target instanceof Element && target.closest('a, button')
        if (!isThere || isControl || !getSelection()?.isCollapsed) return
        const found = sentenceAt(currentTarget, clientX, clientY)
        if (!found) return
        setTraced(found)
        onTrace(found.text)
      },
    },
    clear: () => setTraced(undefined),
  }
}
