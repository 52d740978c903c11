import { Children, Fragment, type ReactNode } from 'react'

/** Text whose long email addresses break after the @ or before a dot, except the last one. */
export function Breakable({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => (typeof child === 'string' ? withEmails(child) : child))
}

function withEmails(text: string): ReactNode {
  return text
    .split(/(\S+@\S+)/)
    .map((part, index) => (index % 2 === 0 ? part : <Email key={`${index}-${part}`}>{part}</Email>))
}

function Email({ children }: { children: string }) {
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
