import type { texts as english } from '../en/security.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Sécurité',
  description: 'Où sont vos données, qui peut les lire et ce qui les protège.',
  heading: 'Vos données restent où vous les mettez',
  lead: 'Dans l’Union européenne ou aux États-Unis. Vous choisissez à l’inscription : agents, conversations, fichiers et connaissances restent dans cette région.',
  gdpr: 'RGPD',
  features: 'Ce qui les protège',
  tenants: 'Des espaces séparés',
  tenantsText:
    'Chaque document appartient à un espace de travail. Les règles de la base refusent tout ce qui n’est pas permis nommément, et des tests essaient chaque combinaison.',
  secrets: 'Des secrets que personne ne peut lire',
  secretsText:
    'Les clés et jetons sont chiffrés, chacun avec sa propre clé. On peut les remplacer, jamais les afficher de nouveau.',
  people: 'Des personnes confirmées',
  peopleText:
    'Un espace ne s’ouvre qu’avec une adresse e-mail confirmée, et un nouveau mot de passe met fin à toute session antérieure.',
  requests: 'Des requêtes qui ne s’égarent pas',
  requestsText:
    'Outils et sites sont atteints par une seule sortie gardée, qui refuse les réseaux privés et borne la taille et le temps.',
  files: 'Des fichiers à part',
  filesText: 'Les fichiers envoyés sont lus dans un processus à part, à mémoire et durée limitées.',
  ledger: 'L’argent dans un registre',
  ledgerText:
    'Chaque débit est inscrit une seule fois, quoi qu’il se perde ou se répète, et a un reçu que vous pouvez vérifier.',
  training: 'Entraînez-vous des modèles avec nos données ?',
  trainingText:
    'Non. Les messages sont envoyés au modèle que vous choisissez pour répondre, et pour rien d’autre.',
  kept: 'Combien de temps les conversations sont-elles conservées ?',
  keptText:
    'Aussi longtemps que vous le décidez pour chaque agent. Ensuite elles sont supprimées avec leurs fichiers.',
  report: 'Où signaler une faille ?',
  reportText: 'Écrivez-nous ; l’adresse est sur la page de contact.',
} satisfies Translation<typeof english>
