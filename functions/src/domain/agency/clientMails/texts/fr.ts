import type { ClientMailTexts } from './en.ts'

export const texts: ClientMailTexts = {
  loginCodeSubject: '{code} est votre code de connexion',
  loginCode:
    'Votre code de connexion pour {agency} est {code}. Il est valable une fois, pendant dix minutes.',
  notAsked: 'Si vous ne l’avez pas demandé, vous n’avez rien à faire.',
  signUpCodeSubject: '{code} confirme votre adresse',
  signUpCode:
    'Votre code pour {agency} est {code}. Saisissez-le là où vous avez demandé un accès. Il est valable une demi-heure.',
  haveAccountSubject: 'Vous avez déjà un compte',
  haveAccount:
    'Un accès à {agency} a été demandé avec votre adresse. Vous avez déjà un compte : connectez-vous avec lui.',
  approvedSubject: 'Bienvenue chez {agency}',
  approved: '{agency} vous a donné accès. Connectez-vous avec votre adresse : nous vous enverrons un code.',
  declinedSubject: 'Votre demande d’accès',
  declined:
    '{agency} ne peut pas vous donner accès pour le moment. Répondez à cet e-mail si vous avez des questions.',
  approvalCodeSubject: '{code} signe votre approbation',
  approvalCode:
    'Votre code pour approuver des modifications pour {agency} est {code}. Il est valable une fois, pendant dix minutes.',
  approvalCodeHint:
    'Saisissez-le seulement si vous voulez approuver ce que vous avez vu. Personne ne vous le demandera.',
  signIn: 'Se connecter',
  personWantedSubject: 'Un visiteur demande une personne',
  personWanted:
    'Un visiteur de {agent} demande une personne. L’agent continue de répondre jusqu’à ce que quelqu’un prenne le relais.',
  messageToPersonSubject: 'Un visiteur attend votre réponse',
  messageToPerson: 'Un visiteur de {agent} a écrit dans une conversation à laquelle une personne répond.',
  creditLowSubject: 'Il vous reste un cinquième de votre crédit',
  creditLow: 'Votre organisation a utilisé 80 % de son crédit.',
  creditNearlyGoneSubject: 'Votre crédit est presque épuisé',
  creditNearlyGone:
    'Il reste 5 % de crédit à votre organisation. Une fois épuisé, vos agents cesseront de répondre.',
  openConversation: 'Ouvrir la conversation',
  openDashboard: 'Ouvrir votre tableau de bord',
  moreNoticesSubject: 'Autres avis : {count}',
  moreNotices:
    'Au cours de la dernière heure, il y a eu des avis que nous n’avons pas envoyés un par un : {count}. Vous les trouvez dans votre tableau de bord.',
  notificationSettings: 'Vous recevez cet e-mail en raison de vos réglages de notification.',
  changeSettings: 'Les modifier',
  endMails: 'Ne plus recevoir ces e-mails',
  endMailsHint:
    '{agency} vous envoie des notifications par e-mail. Si vous y mettez fin, vous n’en recevrez plus ; les codes de connexion arriveront toujours.',
  mailsEnded: 'C’est terminé',
  mailsEndedHint:
    'Vous ne recevrez plus de notifications par e-mail. Vous pouvez changer cela dans vos réglages de notification.',
  endMailsWrong: 'Cette adresse est incomplète. Veuillez ouvrir à nouveau le lien de l’e-mail.',
  lookSubject: '{agency} consulte votre tableau de bord',
  look: '{agency} a ouvert le tableau de bord de {organisation} pour 30 minutes au plus.',
  lookReason: 'Motif indiqué : {reason}',
  lookLogged:
    'C’est inscrit au journal de votre organisation. Si vous ne vous y attendiez pas, écrivez-nous.',
  approvalAskedSubject: 'Merci de regarder des modifications',
  approvalAsked:
    'Des modifications de {agent} attendent votre approbation avant que les visiteurs ne les voient.',
  lookAtChanges: 'Regarder les modifications',
  publishedUnapprovedSubject: 'Des modifications ont été publiées sans votre approbation',
  publishedUnapproved:
    'Des modifications de {agent} ont été publiées avant que l’un d’entre vous ne les approuve.',
}
