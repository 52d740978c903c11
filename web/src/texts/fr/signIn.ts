import type { texts as english } from '../en/signIn.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  scenePerson: 'Bonjour, ici Mara. Volontiers : quelle île, et combien ?',
  sceneJoined: 'Mara a rejoint la conversation',
  title: 'Se connecter',
  email: 'E-mail',
  emailMissing: 'Saisissez votre adresse e-mail.',
  password: 'Mot de passe',
  passwordMissing: 'Saisissez votre mot de passe.',
  showPassword: 'Afficher la saisie',
  forgot: 'Mot de passe oublié ?',
  submit: 'Se connecter',
  newHere: 'Première visite ? <link>Créer un compte</link>',
  google: 'Continuer avec Google',
  orByEmail: 'ou par e-mail',
  language: 'Langue',
  notLoaded: 'Cette page n’a pas pu être chargée',
  notLoadedHint: 'Vérifiez votre connexion, puis rechargez-la.',
  loadAgain: 'Recharger',
  sceneQuestion: 'Livrez-vous dans les îles ?',
  sceneAnswer:
    'Oui, deux fois par semaine : le mardi et le vendredi. Les commandes passées avant midi partent le jour même.',
  sceneRestsOn: 'Repose sur',
  sceneSource: 'Livraison.pdf, page 3',
  sceneTime: 'Temps',
  sceneSeconds: '0,8 s',
  sceneCredits: 'Crédits',
  scenePaid: 'Payé par votre recharge du 3 novembre',
  sceneAmount: '1,2',
  sceneNext: 'Puis-je parler à quelqu’un d’une grosse commande ?',
} satisfies Translation<typeof english>
