import { ActionIcon } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { copyText } from '../../../lib/files/copyText.ts'
import { t } from './domainTexts.ts'

/** A part of a DNS record that can be copied. */
export function CopyRow({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <code dir="ltr">{value}</code>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('copyValue', { label })}
          onClick={() => void copyText(value, t('copied'))}
        >
          <IconCopy size={16} />
        </ActionIcon>
      </dd>
    </>
  )
}
