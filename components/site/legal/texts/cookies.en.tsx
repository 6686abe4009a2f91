import { hasThirdPartyReviews, hasThirdPartyVideo, thirdPartyNames } from '../third-parties';
import type { LegalText } from '../legal-text';
import { StoredItem } from '../stored-item';
import { To } from '../text-parts';

/** One entry of browser storage: where it is kept, who sets it and when, what for, and how long. */
function Item(item: { name: string; kind: string; set: string; purpose: string; kept: string }) {
  return (
    <StoredItem
      name={item.name}
      facts={[
        { term: 'Type', text: item.kind },
        { term: 'When', text: item.set },
        { term: 'Purpose', text: item.purpose },
        { term: 'Duration', text: item.kept },
      ]}
    />
  );
}

const others = thirdPartyNames('and');

export const cookiesEn: LegalText = {
  title: 'Cookies',
  description:
    'Every cookie and everything else we store in your browser: name, purpose and duration. None of it is used for advertising or tracking.',
  summary: [
    'We use only what is needed for the choice of language, logging in, what you are typing and how you see your maps.',
    'No cookies for advertising, statistics or tracking.',
    others
      ? `Nothing is fetched from ${others} until you ask for it.`
      : 'No page here fetches anything from other companies.',
  ],
  sections: [
    {
      id: 'about',
      heading: 'What this is about',
      body: (
        <>
          <p>
            Cookies are small texts that a website stores in the browser and gets back at the next
            visit. Browsers have other places to store things too: local storage, storage for one
            tab, and small databases. Here is everything we use, with its name, purpose and
            duration.
          </p>
          <p>
            If you open the website without choosing a language or logging in, we store nothing. The
            rest is necessary for something that you ask for yourself. That is why we do not ask for
            consent in a separate window, as the Norwegian Electronic Communications Act (ekomloven)
            allows.
          </p>
        </>
      ),
    },
    {
      id: 'cookies',
      heading: 'Cookies we set',
      body: (
        <>
          <Item
            name="preferredLanguage"
            kind="Cookie"
            set="When you choose a language"
            purpose="Remembers whether you want Norwegian or English, so that the server can send the page in the right language."
            kept="365 days from when you last chose a language"
          />
          <Item
            name="__Host-csrf"
            kind="Cookie, cannot be read by scripts"
            set="When you log in"
            purpose="Protection against other websites signing you in without your knowledge. Contains a random number."
            kept="24 hours"
          />
          <Item
            name="__Host-session"
            kind="Cookie, cannot be read by scripts"
            set="When you log in"
            purpose="Keeps you logged in."
            kept="14 days, or until you log out"
          />
          <Item
            name="signedIn"
            kind="Cookie"
            set="When you log in"
            purpose="Tells the website that you are logged in, so that the buttons at the top fit. Contains only the number 1 and gives no access."
            kept="14 days, or until you log out"
          />
          <p>
            The two that begin with <code>__Host-</code> are sent only over an encrypted connection.
            On a connection that is not encrypted, as when testing on one’s own computer, the names
            lack this prefix. None of the cookies is sent to anybody but us.
          </p>
        </>
      ),
    },
    {
      id: 'storage',
      heading: 'Other things stored in the browser',
      body: (
        <>
          <Item
            name="preferredLanguage"
            kind="Local storage"
            set="When you choose a language"
            purpose="Keeps the choice of language even if the cookie disappears."
            kept="Until you delete the website’s data in the browser"
          />
          <Item
            name="map-view"
            kind="Local storage"
            set="When you turn a seating map or choose how to print it"
            purpose="Remembers from which side you want to see maps, and paper and contents of the PDF."
            kept="Until you delete the website’s data in the browser"
          />
          <Item
            name="place"
            kind="Storage for one tab"
            set="When you choose a language some way down a page"
            purpose="Shows you the same place in the text when the page comes in the other language. Contains only which paragraph you were at."
            kept="Until the page has loaded again"
          />
          <Item
            name="email-notice"
            kind="Storage for one tab"
            set="When you put away the message that your email address is not confirmed"
            purpose="Remembers that the message is put away. Contains only a random number for the account."
            kept="Until you close the tab"
          />
          <Item
            name="card-before-portal"
            kind="Storage for one tab"
            set="When you change your card"
            purpose="Shows what changed"
            kept="Until you return"
          />
          <Item
            name="draft:…"
            kind="Storage for one tab"
            set="When you enter a class, conditions or an order, or draw a room in the app"
            purpose="A draft, so that what you have typed or drawn is not lost if you leave the page."
            kept="Until you save, order, discard, log out or close the tab"
          />
          <Item
            name="work:…"
            kind="Local storage"
            set="When you make or correct a seating map in the app"
            purpose="The seating map that you work on, so that it is not lost if the browser closes. It comes with the first names of guests, but not of pupils. At most twelve are kept."
            kept="Until you save, discard or log out, and at most 14 days"
          />
          <Item
            name="tab"
            kind="Storage for one tab"
            set="When you make or correct a seating map in the app"
            purpose="A random number that keeps two tabs from overwriting each other’s seating map."
            kept="Until you log out or close the tab"
          />
          <Item
            name="firebase-heartbeat-database"
            kind="Database in the browser (IndexedDB)"
            set="When you log in to the app"
            purpose="Made by the login library from Google (Firebase). Contains the date on which the library was last used, and which version it was, but nothing about who you are. The library reports this to Google together with the login, at most once a day."
            kept="Until you delete the website’s data in the browser"
          />
          <p>
            Drafts stay in your own browser. They are not sent to us until you save. If you use a
            computer that several people have access to, you should log out when you are done. The
            drafts are then deleted.
          </p>
        </>
      ),
    },
    {
      id: 'third-parties',
      heading: 'Content from others, only after a click',
      body: (
        <>
          <p>
            No page here fetches anything from other companies when you open it.{' '}
            {others &&
              ' This on the front page is fetched from others, but only when you click on it:'}
          </p>
          {others && (
            <>
              <ul>
                {hasThirdPartyVideo && (
                  <li>
                    <strong>The tutorial video</strong> is fetched from youtube-nocookie.com,
                    Google’s privacy-enhanced version of YouTube.
                  </li>
                )}
                {hasThirdPartyReviews && (
                  <li>
                    <strong>The reviews</strong> are fetched from trustpilot.com.
                  </li>
                )}
              </ul>
              <p>
                When you click, the company receives your network address and may store cookies of
                its own at its own addresses. What they do with the data is up to them. If you don’t
                click, they learn nothing.
              </p>
            </>
          )}
          <p>
            When you log in, the browser sends the email address and the password to Google’s login
            service. When you pay by card, Stripe’s payment page opens, which has cookies of its
            own. See the <To page="privacy">privacy policy</To>.
          </p>
        </>
      ),
    },
    {
      id: 'control',
      heading: 'How to delete them',
      body: (
        <p>
          In your browser’s settings you can see, delete and block what is stored. If you delete
          everything, you are logged out and the choice of language is lost. If you block cookies,
          you can still read the website, but not log in.
        </p>
      ),
    },
    {
      id: 'changes',
      heading: 'Changes',
      body: (
        <p>
          If we start using something new, we list it here first. The date at the top shows the
          latest change. Should we ever use something that is not necessary, we will ask for your
          consent beforehand.
        </p>
      ),
    },
  ],
};
