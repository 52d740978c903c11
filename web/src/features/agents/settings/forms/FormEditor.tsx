import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import formStyles from '../../../../components/forms/Form.module.css'
import { FormSection } from '../../../../components/forms/FormSection.tsx'
import { DraftPreview } from '../../preview/DraftPreview.tsx'
import { PreviewBeside } from '../../preview/PreviewBeside.tsx'
import { FieldList } from './FieldList.tsx'
import styles from './FormEditor.module.css'
import { FormTexts } from './FormTexts.tsx'
import { FormTiming } from './FormTiming.tsx'
import { formPath } from './formPath.ts'
import { t } from '../texts.ts'

/** One form, beside its preview. */
export function FormEditor({ formId }: { formId: string }) {
  const back = useRef<HTMLAnchorElement>(null)

  // The clicked link has left the page.
  useEffect(() => back.current?.focus({ preventScroll: true }), [])

  return (
    <PreviewBeside label={t('previewOfTheForm')} preview={<DraftPreview form={formId} />}>
      <div className={formStyles.form}>
        <div>
          <Button
            component={Link}
            ref={back}
            variant="subtle"
            color="gray"
            size="compact-sm"
            to="?tab=ui"
            leftSection={<IconArrowLeft size={14} />}
            className={styles.back}
          >
            {t('allWidgetSettings')}
          </Button>
        </div>
        <FormSection title={t('form')}>
          <FormTexts path={formPath(formId)} />
        </FormSection>
        <FormSection title={t('when')}>
          <FormTiming formId={formId} />
        </FormSection>
        <FormSection title={t('fields')} lead={t('movingFieldsHint')}>
          <FieldList formId={formId} />
        </FormSection>
      </div>
    </PreviewBeside>
  )
}
