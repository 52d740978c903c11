import { Suspense } from 'react'
import { lazyComponent } from '../../lib/navigation/lazyComponent.tsx'
import { PartBoundary } from '../failures/PartBoundary.tsx'

const Markdown = lazyComponent(async () => (await import('./Markdown.tsx')).Markdown)

/** Markdown; plain text until the formatter has loaded. */
export function LazyMarkdown({ text }: { text: string }) {
  const plain = <div style={{ whiteSpace: 'pre-wrap' }}>{text}</div>
  return (
    <PartBoundary fallback={() => plain}>
      <Suspense fallback={plain}>
        <Markdown text={text} />
      </Suspense>
    </PartBoundary>
  )
}
