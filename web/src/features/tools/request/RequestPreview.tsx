import { buildToolRequest } from '@parley/functions/shared/tools/request/buildToolRequest'
import type { ToolDraft, ToolParameter } from '@parley/functions/shared/tools/tools'
import { CodeBlock } from '../../../components/text/CodeBlock.tsx'
import { t } from '../texts.ts'
import styles from '../Tools.module.css'
import { requestText } from './requestText.ts'

/** Shows the request as it will be sent, with examples for the parameters. */
export function RequestPreview({ tool }: { tool: ToolDraft }) {
  if (tool.request.address.trim() === '') return null
  const examples = new Map(tool.parameters.map((parameter) => [parameter.key, exampleOf(parameter)]))
  const built = buildToolRequest(tool.request, examples)
  if (built.problem) return <p className={styles.hint}>{t('previewBroken')}</p>
  const { url, method, headers, body } = built.request
  const headerRows = Object.entries(headers).map(([name, value]) => ({ name, value }))
  return (
    <div>
      <div className="mantine-InputWrapper-label">{t('preview')}</div>
      <CodeBlock label={t('preview')}>
        {requestText({ method, address: url.href, headers: headerRows, body: body ?? '' })}
      </CodeBlock>
    </div>
  )
}

function exampleOf({ key, kind, choices }: ToolParameter) {
  if (kind === 'number') return 1
  if (kind === 'boolean') return true
  return kind === 'choice' ? (choices[0] ?? key) : key
}
