import { FormSection } from '../../../components/FormSection.tsx'
import { SwitchField } from '../SwitchField.tsx'
import styles from './SettingsPage.module.css'

const facts = [
  { what: 'Browser', text: 'Its family, such as Firefox' },
  { what: 'Platform', text: 'The kind of machine, such as Android' },
  { what: 'Page', text: 'On which the conversation began' },
  { what: 'Referrer', text: 'The page that led there' },
]

/** What is known of a visit. */
export function AnalyticsTab() {
  return (
    <>
      <FormSection title="Country">
        <SwitchField
          path="enableGeoAnalytics"
          label="Note the visitor's country"
          description="Worked out on the way in from the network address, which itself is not stored."
        />
      </FormSection>
      <FormSection
        title="What is noted of a visit"
        lead="With consent mode on, nothing before the visitor agrees. Visitors' network addresses are never stored."
      >
        <ul className={styles.facts}>
          {facts.map(({ what, text }) => (
            <li key={what}>
              <b>{what}</b>
              {text}
            </li>
          ))}
        </ul>
      </FormSection>
    </>
  )
}
