import formStyles from '../../components/forms/Form.module.css'
import { FormSection } from '../../components/forms/FormSection.tsx'
import { LineField } from './AgencyFields.tsx'
import { t } from './texts.ts'

/** The footer of the agency's public pages. */
export function FooterTab() {
  return (
    <div className={formStyles.form}>
      <FormSection title={t('tab_footer')} lead={t('footerHint')}>
        <LineField path="mainWebsite" label={t('mainWebsite')} type="url" maxLength={500} />
        <LineField
          path="supportEmail"
          label={t('supportEmail')}
          description={t('supportEmailHint')}
          type="email"
          maxLength={254}
        />
        <LineField path="tosPage" label={t('tosPage')} type="url" maxLength={500} />
        <LineField path="privacyPolicypPage" label={t('privacyPage')} type="url" maxLength={500} />
        <LineField path="address" label={t('address')} maxLength={300} />
      </FormSection>
    </div>
  )
}
