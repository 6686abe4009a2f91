import { asked, defineMail, exampleSchool, exampleSite } from '../mail-kind';
import { quote } from '../senders-text';

export const mailsOfUsers = {
  licenceCode: asked(
    defineMail<{ school: string; sender: string; code: string; joinUrl: string }>({
      example: {
        school: exampleSchool,
        sender: 'Rektor Åse',
        code: 'FJE1-L0VK',
        joinUrl: `${exampleSite}/app/join#FJE1-L0VK`,
      },
      write: ({ school, sender, code, joinUrl }, words) => {
        const { t } = words;
        const from = quote(sender, words);
        return {
          subject: t('licenceCode.subject'),
          preview: t('licenceCode.preview'),
          heading: t('licenceCode.heading'),
          paragraphs: [t('licenceCode.text', { sender: from, school: quote(school, words) })],
          facts: [{ label: t('facts.code'), value: code }],
          buttons: [{ label: t('licenceCode.join'), url: joinUrl }],
          notes: [t('licenceCode.note')],
          reason: t('reason.sent', { sender: from }),
        };
      },
    }),
  ),

  contact: defineMail<{ name: string; email: string; message: string }>({
    example: {
      name: 'Kari Nordmann',
      email: 'kari@skole.example',
      message: 'Hei!\n\nKan vi få en faktura for to skoler?',
    },
    replyTo: ({ email }) => email,
    isEmptiedAtOnce: true,
    write: ({ name, email, message }, { t }) => ({
      subject: t('contact.subject', { name }),
      preview: t('contact.preview', { email }),
      heading: t('contact.heading', { name }),
      paragraphs: message.split(/\n+/),
      facts: [
        { label: t('facts.name'), value: name },
        { label: t('facts.email'), value: email },
      ],
      notes: [t('contact.note', { email })],
      reason: t('reason.office'),
    }),
  }),
};
