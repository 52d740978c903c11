import { Children, Fragment, type ReactNode } from 'react'

/** Words whose e-mail addresses, where they are too long for a line, go on after the @ or before a dot. */
export function Breakable({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => (typeof child === 'string' ? withBreaks(child) : child))
}

function withBreaks(text: string): ReactNode {
  if (!text.includes('@')) return text
  return text.split(/(?<=@)|(?=\.\S)/).map((part, index) => (
    <Fragment key={`${index}-${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
