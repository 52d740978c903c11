import type { ComponentProps } from 'react'
import ReactMarkdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { CodeBlock } from './CodeBlock.tsx'
import styles from './Markdown.module.css'

// As in the widget, a single tilde is a sign like any other: "~100 €".
const plugins: ComponentProps<typeof ReactMarkdown>['remarkPlugins'] = [[remarkGfm, { singleTilde: false }]]
const allowed = /^(https?:|mailto:|tel:)/i

/**
 * The text of a model: HTML remains text, links lead only where a person could link to, images are dropped.
 */
export function Markdown({ text }: { text: string }) {
  return (
    <div className={styles.markdown} dir="auto">
      <ReactMarkdown
        remarkPlugins={plugins}
        disallowedElements={['img']}
        urlTransform={(url) => (allowed.test(url) ? url : '')}
        components={{
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
