import type { ComponentProps } from 'react'
import ReactMarkdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { CodeBlock } from './CodeBlock.tsx'
import styles from './Markdown.module.css'
import { readAsTheWidget } from './readAsTheWidget.ts'

const plugins: ComponentProps<typeof ReactMarkdown>['remarkPlugins'] = [remarkGfm, readAsTheWidget]
const allowed = /^(https?:|mailto:|tel:)/i

/**
 * The text of a model: HTML remains text, links lead only where a person could link to, images are described.
 */
export function Markdown({ text }: { text: string }) {
  return (
    <div className={styles.markdown} dir="auto">
      <ReactMarkdown
        remarkPlugins={plugins}
        urlTransform={(url) => (allowed.test(url) ? url : '')}
        components={{
          img: ({ alt }) => alt,
          pre: ({ children }) => <CodeBlock>{children}</CodeBlock>,
          a: ({ href, children }) =>
            href ? (
              <a href={href} target="_blank" rel="noopener nofollow noreferrer">
                {children}
              </a>
            ) : (
              <span>{children}</span>
            ),
        }}
      >
        {text}
      </ReactMarkdown>
    </div>
  )
}
