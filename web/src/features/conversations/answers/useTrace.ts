import { useMemo, useState } from 'react'
import type { TraceColumn, TracedAnswer } from './TraceColumnContext.ts'

export type DetailsTab = 'visitor' | 'trace'

interface Trace {
  /** Undefined where there is no room for the column. */
  column: TraceColumn | undefined
  tab: DetailsTab
  setTab: (tab: DetailsTab) => void
  /** The answer that was chosen last; it stays while the other tab is shown. */
  answer: TracedAnswer | undefined
}

/** Keeps which tab the column beside the messages shows, and which answer. `onShow`: makes the column visible. */
export function useTrace({ hasColumn, onShow }: { hasColumn: boolean; onShow: () => void }): Trace {
  const [tab, setTab] = useState<DetailsTab>('visitor')
  const [answer, setAnswer] = useState<TracedAnswer>()
  const shown = tab === 'trace' ? answer : undefined
  const column = useMemo<TraceColumn | undefined>(
    () =>
      hasColumn
        ? {
            shown,
            show(next) {
              setAnswer(next)
              setTab('trace')
              onShow()
            },
            close: () => setTab('visitor'),
          }
        : undefined,
    [hasColumn, shown, onShow],
  )
  return { column, tab, setTab, answer }
}
