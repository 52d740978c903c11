import type { texts as english } from '../en/security.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Beveiliging',
  description: 'Waar uw gegevens staan, wie ze kan lezen en wat ze beschermt.',
  heading: 'Uw gegevens blijven waar u ze neerzet',
  lead: 'In de Europese Unie of in de Verenigde Staten. U kiest bij het aanmelden: agenten, gesprekken, bestanden en kennis blijven in die regio.',
  gdpr: 'AVG',
  features: 'Wat ze beschermt',
  tenants: 'Gescheiden werkruimten',
  tenantsText:
    'Elk document hoort bij één werkruimte. Regels in de database weigeren alles wat niet met name is toegestaan, en tests proberen elke combinatie.',
  secrets: 'Geheimen die niemand kan lezen',
  secretsText:
    'Sleutels en tokens zijn versleuteld, elk met een eigen sleutel. Ze kunnen worden vervangen, maar nooit meer getoond.',
  people: 'Bevestigde mensen',
  peopleText:
    'Een werkruimte opent alleen met een bevestigd e-mailadres, en een nieuw wachtwoord beëindigt elke eerdere sessie.',
  requests: 'Verzoeken die niet afdwalen',
  requestsText:
    'Tools en websites worden bereikt via één bewaakte uitgang, die privénetwerken weigert en omvang en tijd begrenst.',
  files: 'Bestanden apart',
  filesText:
    'Geüploade bestanden worden gelezen in een eigen proces, met begrensd geheugen en begrensde tijd.',
  ledger: 'Geld in een grootboek',
  ledgerText:
    'Elke afschrijving wordt één keer geboekt, wat er ook verloren gaat of zich herhaalt, en heeft een bon die u kunt controleren.',
  training: 'Traint u modellen met onze gegevens?',
  trainingText: 'Nee. Berichten gaan naar het model dat u kiest om te antwoorden, en verder nergens voor.',
  kept: 'Hoe lang worden gesprekken bewaard?',
  keptText: 'Zo lang als u per agent bepaalt. Daarna worden ze met hun bestanden verwijderd.',
  report: 'Waar meld ik een kwetsbaarheid?',
  reportText: 'Schrijf ons; het adres staat op de contactpagina.',
} satisfies Translation<typeof english>
