import { lazy, Suspense } from 'react'

const Markdown = lazy(() => import('./Markdown.tsx').then((module) => ({ default: module.Markdown })))

/** Shows the plain text until the formatter has arrived. */
export function LazyMarkdown({ text }: { text: string }) {
  return (
    <Suspense fallback={<div style={{ whiteSpace: 'pre-wrap' }}>{text}</div>}>
      <Markdown text={text} />
    </Suspense>
  )
}
