import { NativeSelect } from '@mantine/core'
import type { Form } from '@parley/functions/shared/widget/forms'
import formStyles from '../../../../components/forms/Form.module.css'
import { useAgentField } from '../../draft/AgentDraftContext.ts'
import { LongTextField } from '../../fields/LongTextField.tsx'
import { TextField } from '../../fields/TextField.tsx'
import type { FormPath } from './formPath.ts'
import { t } from '../texts.ts'

const kinds: Form['kind'][] = ['lead', 'contact', 'free']

/** The texts of a form. */
export function FormTexts({ path }: { path: FormPath }) {
  const chosen = useAgentField(`${path}.kind`)
  return (
    <>
      <NativeSelect
        label={t('kind')}
        value={kinds.find((kind) => kind === chosen.value)}
        data={kinds.map((kind) => ({ value: kind, label: t(`formKind_${kind}`) }))}
        onChange={(event) => chosen.change(event.currentTarget.value)}
      />
      <TextField path={`${path}.title`} label={t('title')} maxLength={100} />
      <LongTextField
        path={`${path}.text`}
        label={t('text')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={500}
      />
      <div className={formStyles.pair}>
        <TextField path={`${path}.submitLabel`} label={t('button')} placeholder={t('send')} maxLength={40} />
        <TextField path={`${path}.thanks`} label={t('thanks')} placeholder={t('thankYou')} maxLength={300} />
      </div>
    </>
  )
}
