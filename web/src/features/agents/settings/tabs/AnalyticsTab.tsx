import { FormSection } from '../../../../components/forms/FormSection.tsx'
import { SwitchField } from '../../fields/SwitchField.tsx'
import styles from '../SettingsPage.module.css'
import { t } from '../texts.ts'

const facts = ['browser', 'platform', 'page', 'referrer'] as const

/** The recorded data of a visit. */
export function AnalyticsTab() {
  return (
    <>
      <FormSection title={t('country')}>
        <SwitchField
          path="enableGeoAnalytics"
          label={t('noteTheVisitorsCountry')}
          description={t('countryHint')}
        />
      </FormSection>
      <FormSection title={t('notedOfVisit')} lead={t('visitsConsentHint')}>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>
              <b>{t(`fact_${fact}`)}</b>
              {t(`factText_${fact}`)}
            </li>
          ))}
        </ul>
      </FormSection>
    </>
  )
}
