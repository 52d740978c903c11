import { Children, Fragment, type ReactNode } from 'react'

/**
 * Words whose e-mail addresses, where they are too long for a line, go on after the @ or before a dot, but
 * the last.
 */
export function Breakable({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => (typeof child === 'string' ? withAddresses(child) : child))
}

function withAddresses(text: string): ReactNode {
  return text
    .split(/(\S+@\S+)/)
    .map((part, index) => (index % 2 === 0 ? part : <Address key={`${index}-${part}`}>{part}</Address>))
}

function Address({ children }: { children: string }) {
  const parts = children.split(/(?<=@)|(?=\.[^@]*[.@])/)
  return (
    <bdi dir="auto">
      {parts.map((part, index) => (
        <Fragment key={`${index}-${part}`}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}
