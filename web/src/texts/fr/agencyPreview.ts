import type { texts as english } from '../en/agencyPreview.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  preview: 'Aperçu',
  showPreview: 'Afficher l’aperçu',
  hidePreview: 'Masquer l’aperçu',
  previewNote:
    'Ce que vous saisissez apparaît ici avant d’être enregistré. Votre CSS n’apparaît que dans le tableau de bord.',
  page: 'Page',
  page_signIn: 'Connexion',
  page_dashboard: 'Tableau de bord',
  screen: 'Écran',
  screen_desktop: 'Ordinateur',
  screen_phone: 'Téléphone',
  scheme: 'Couleurs',
  scheme_light: 'Clair',
  scheme_dark: 'Sombre',
  organisation: 'Société du port',
  agent: 'Accueil',
  takeOver: 'Prendre le relais',
  online: 'Répondre moi-même aux visiteurs',
  waits: 'Attend',
  visitor_one: 'Mara',
  visitor_two: 'Jonas',
  visitor_three: 'Amira',
  question_one: 'Puis-je parler à une personne ?',
  question_two: 'Êtes-vous ouverts le dimanche ?',
  question_three: 'Où est ma commande ?',
} satisfies Translation<typeof english>
