import { parseToolUrl } from '@parley/functions/shared/tools/request/parseToolUrl'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { httpMethods, toolLimits } from '@parley/functions/shared/tools/tools'
import { useState } from 'react'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { CredentialField } from '../credentials/CredentialField.tsx'
import { followMethod } from '../effectActions.ts'
import { NamedRows } from './NamedRows.tsx'
import { readCurl } from './readCurl.ts'
import { RequestPreview } from './RequestPreview.tsx'
import { secretOfCurl, type CurlSecret } from '../credentials/secretOfCurl.ts'
import { t } from '../texts.ts'
import type { ToolFields } from '../toolForm.ts'
import styles from '../Tools.module.css'

/** Edits a tool's URL, method, content and credential. */
export function RequestSection({ fields }: { fields: ToolFields }) {
  const { request } = fields.values.tool
  const url = fields.getInputProps('tool.request.address')
  /** The secret of a cURL command that was just pasted. */
  const [secret, setSecret] = useState<CurlSecret>()

  function handleMethod(value: string) {
    const method = httpMethods.find((known) => known === value)
    if (!method) return
    fields.setFieldValue('tool.request.method', method)
    followMethod(fields, method)
  }

  function handleUrl(text: string) {
    const command = readCurl(text)
    if (!command) return fields.setFieldValue('tool.request.address', text)
    fields.setFieldValue('tool.request', { ...command, credentialId: request.credentialId })
    followMethod(fields, command.method)
    setSecret(secretOfCurl(text))
  }

  return (
    <FormSection title={t('request')} lead={t('requestHint', { example: '{number}' })}>
      <div className={styles.place}>
        <NativeSelect
          label={t('method')}
          data={[...httpMethods]}
          {...fields.getInputProps('tool.request.method')}
          onChange={(event) => handleMethod(event.currentTarget.value)}
        />
        <TextInput
          label={t('address')}
          placeholder="https://api.example.com/orders/{number}"
          dir="ltr"
          maxLength={20_000}
          autoComplete="off"
          spellCheck={false}
          {...url}
          onChange={(event) => handleUrl(event.currentTarget.value)}
        />
      </div>
      <CredentialField
        credentialId={fields.values.tool.request.credentialId}
        host={parseToolUrl(fields.values.tool.request.address)?.host ?? ''}
        input={fields.getInputProps('tool.request.credentialId')}
        secret={secret}
        onSecretClosed={() => setSecret(undefined)}
        onChoose={(id) => fields.setFieldValue('tool.request.credentialId', id)}
      />
      <NamedRows fields={fields} list="query" max={20} />
      <NamedRows fields={fields} list="headers" max={toolLimits.headers} />
      {request.method !== 'GET' && (
        <Textarea
          label={t('body')}
          autosize
          minRows={3}
          maxRows={16}
          maxLength={toolLimits.body}
          placeholder='{ "number": {number} }'
          spellCheck={false}
          styles={{ input: { fontFamily: 'var(--mono)', direction: 'ltr' } }}
          {...fields.getInputProps('tool.request.body')}
        />
      )}
      <RequestPreview tool={fields.values.tool} />
    </FormSection>
  )
}
